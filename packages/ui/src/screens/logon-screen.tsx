import { ChevronRight, House, Phone, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../components/alert/index.ts';
import { Button } from '../components/button/index.ts';
import { CheckboxField } from '../components/checkbox-field/index.ts';
import { DisplaySettingsButton } from '../components/display-settings/index.ts';
import { MembershipNoField } from '../components/membership-no-field/index.ts';
import { Passbook, PassbookCover } from '../components/passbook/index.ts';
import { PasswordField } from '../components/password-field/index.ts';
import { PlainLayout } from '../components/plain-layout/index.ts';
import { TopBar, TopBarWide } from '../components/top-bar/index.ts';
import { TopicList, TopicListItem } from '../components/topic-list/index.ts';
import { COOP_EN, COOP_TH, OFFICE_HOURS, PHONE } from './example-cooperative.ts';
import { ExampleSettings } from './example-settings.tsx';

const NO_PASSWORD_OF_ANYONE = '1234567890';

type LogonScreenProps = {
  /** An `Alert` over the form: why a member is here. */
  notice?: ReactNode;
};

/** The way into the member area, with a number and a password typed. */
export function LogonScreen({ notice }: LogonScreenProps) {
  return (
    <PlainLayout topBar={<LogonTopBar />}>
      <div className="mx-auto grid max-w-form grid-cols-1 gap-x-18 gap-y-8 @wide:flex @wide:max-w-document">
        <div className="grid grid-cols-1 content-start gap-5 @wide:w-112 @wide:shrink-0">
          {notice}
          <Passbook>
            <PassbookCover level={1} title="ระบบสมาชิก Online" />
            <LogonForm />
          </Passbook>
        </div>
        <aside className="grid min-w-0 flex-1 grid-cols-1 content-start gap-8">
          <OtherWaysIn />
          <section className="min-w-0">
            <h2 className="text-xl">โทรสอบถามเจ้าหน้าที่</h2>
            <p>
              <a
                className="inline-flex min-h-11 items-center gap-2.5 font-head text-2xl font-semibold text-text @max-tiny:text-lg @tiny:whitespace-nowrap no-underline hover:link-line"
                href="tel:020000001"
              >
                <Phone aria-hidden className="size-8 shrink-0 @max-tiny:size-6" />
                {PHONE}
              </a>
            </p>
            <p className="text-text-muted">{OFFICE_HOURS}</p>
          </section>
          <Alert tone="warning" icon={<ShieldAlert aria-hidden />} title="สหกรณ์ไม่ขอรหัสผ่านของท่าน">
            ไม่ว่าทางโทรศัพท์ ข้อความ หรือไลน์ หากมีผู้ขอ โปรดวางสายแล้วโทรแจ้งสหกรณ์
          </Alert>
        </aside>
      </div>
    </PlainLayout>
  );
}

function LogonTopBar() {
  return (
    <TopBar coopNameTH={COOP_TH} coopNameEN={COOP_EN}>
      <TopBarWide>
        <Button variant="quiet" asChild>
          <a href="#/home">
            <House aria-hidden />
            กลับหน้าหลัก
          </a>
        </Button>
      </TopBarWide>
      <DisplaySettingsButton>
        <ExampleSettings />
      </DisplaySettingsButton>
    </TopBar>
  );
}

function LogonForm() {
  return (
    <form noValidate className="grid gap-5 px-inset py-6" onSubmit={(event) => event.preventDefault()}>
      <MembershipNoField size="lg" defaultValue="001234" />
      <PasswordField size="lg" label="รหัสผ่าน" defaultValue={NO_PASSWORD_OF_ANYONE} />
      <CheckboxField label="จำการเข้าสู่ระบบไว้ในเครื่องนี้" hint="อย่าเลือกหากใช้เครื่องร่วมกับผู้อื่น" />
      <Button type="submit" variant="primary" size="lg">
        เข้าสู่ระบบ
      </Button>
    </form>
  );
}

function OtherWaysIn() {
  const chevron = <ChevronRight aria-hidden className="mt-1 size-5 text-text @max-tiny:hidden" />;
  return (
    <section>
      <h2 className="mb-1 text-xl">เข้าใช้งานครั้งแรก หรือเข้าไม่ได้</h2>
      <TopicList className="border-y border-line">
        <TopicListItem link={<a href="#/member/registerauth">ลงทะเบียนใช้งานครั้งแรก</a>} aside={chevron} />
        <TopicListItem link={<a href="#/member/forget">ลืมรหัสผ่าน</a>} aside={chevron} />
        <TopicListItem
          link={<a href="#/member/termofconditional">ข้อกำหนดและเงื่อนไขการใช้งาน</a>}
          aside={chevron}
        />
      </TopicList>
    </section>
  );
}
