import { Button } from '@sahakorn/ui/button';
import { PanelBody } from '@sahakorn/ui/panel';
import { Passbook, PassbookCover } from '@sahakorn/ui/passbook';
import { Link } from 'react-router-dom';
import { ContactPhone } from '../../config/contact-phone.tsx';
import { useRuntimeConfig } from '../../config/use-runtime-config.ts';
import { paths } from '../../paths.ts';

/** The cooperative's front door: whose site this is, and the way into the member area. */
export default function HomePage() {
  const { coopNameTH, www_description: description } = useRuntimeConfig();
  return (
    <div className="grid gap-8 @wide:grid-cols-3 @wide:gap-x-18">
      <header className="max-w-prose @wide:col-span-3">
        <h1 className="text-2xl @panel:text-3xl">{coopNameTH}</h1>
        {description && <p className="mt-3 text-lg leading-prose text-text-muted">{description}</p>}
      </header>
      <Passbook className="@wide:col-span-2">
        <PassbookCover title="ระบบสมาชิก Online" />
        <PanelBody>
          <p className="mb-5">ดูข้อมูลส่วนตัว ยอดเงินฝาก และรายการเคลื่อนไหวของบัญชี ได้ด้วยเลขสมาชิกและรหัสผ่าน</p>
          <Button variant="primary" size="lg" asChild>
            <Link to={paths.logon()}>เข้าสู่ระบบสมาชิก</Link>
          </Button>
        </PanelBody>
      </Passbook>
      <ContactPhone />
    </div>
  );
}
