import { ageInYears } from '@sahakorn/thai/date';
import { formatText } from '@sahakorn/thai/text';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/config/use-now.ts';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { getTelephoneUrl } from '../../lib/config/telephone-url.ts';
import { paths } from '../../lib/paths.ts';
import type { MemberProfile } from './member-endpoints.ts';
import { getStatusName, getTypeName } from './member-names.ts';
import { MemberAvatar } from './member-avatar.tsx';
import { PictureButton } from './picture-button.tsx';

type PanelProps = { profile: MemberProfile; className?: string };

export function RegisterPanel({ profile, className }: PanelProps) {
  const age = ageInYears(profile.date_of_birth, useNow());
  const group = [profile.member_group_no, profile.member_group_name].filter(Boolean).join(' ');
  return (
    <Panel className={className}>
      <PanelHead title="ข้อมูลสมาชิก" level={3}>
        <div className="flex flex-wrap items-center gap-3">
          <MemberAvatar name={formatText(profile.member_name)} path={profile.picture_url} />
          <PictureButton hasPicture={profile.picture_url !== null} />
        </div>
      </PanelHead>
      <KeyValueList>
        <KeyValue label="ประเภทสมาชิก">
          {getTypeName(profile.member_type)}{' '}
          <span className="inline-block text-text-muted">สถานะ{getStatusName(profile.member_status)}</span>
        </KeyValue>
        {profile.joined_on !== null && (
          <KeyValue label="เป็นสมาชิกตั้งแต่">
            <ThaiDate value={profile.joined_on} />
          </KeyValue>
        )}
        <KeyValue label="เลขประจำตัวประชาชน">
          <MaskedIdCard idCard={profile.id_card} />
        </KeyValue>
        <KeyValue label="วันเกิด">
          <ThaiDate value={profile.date_of_birth} />
          {age !== null && <span className="text-text-muted"> ({age} ปี)</span>}
        </KeyValue>
        <KeyValue label="สังกัด">
          <Text value={group} />
        </KeyValue>
        <KeyValue label="ตำแหน่ง">
          <Text value={profile.position_name} />
        </KeyValue>
        <KeyValue label="เงินเดือน">
          <Money value={profile.salary_amount} unit className="@max-tiny:whitespace-normal" />
        </KeyValue>
      </KeyValueList>
    </Panel>
  );
}

export function ContactPanel({ profile, className }: PanelProps) {
  const { contactPhone } = useRuntimeConfig();
  return (
    <Panel className={className}>
      <PanelHead title="ข้อมูลติดต่อ" level={3} />
      <KeyValueList>
        <KeyValue label="ที่อยู่">
          <Text value={profile.address_present} />
        </KeyValue>
        <KeyValue label="โทรศัพท์มือถือ">
          <Text value={profile.mobile_no} />
        </KeyValue>
        <KeyValue label="อีเมล">
          <Text value={profile.email} />
        </KeyValue>
      </KeyValueList>
      <PanelNote>
        ข้อมูลไม่ถูกต้อง{' '}
        <Link className="link-line text-link" to={paths.privacy}>
          ขอแก้ไขข้อมูล
        </Link>
        {contactPhone && (
          <>
            {' '}
            หรือแจ้งฝ่ายสมาชิก{' '}
            <a className="link-line whitespace-nowrap text-link" href={getTelephoneUrl(contactPhone)}>
              {contactPhone}
            </a>
          </>
        )}
      </PanelNote>
    </Panel>
  );
}

function Text({ value }: { value: string | null }) {
  return value ? <WholeWords>{value}</WholeWords> : <span className="text-text-muted">ไม่มีข้อมูล</span>;
}

function MaskedIdCard({ idCard }: { idCard: string | null }) {
  if (!idCard) return <Text value={null} />;
  const shownFrom = idCard.lastIndexOf('x') + 1;
  return (
    <>
      <span className="whitespace-nowrap @max-tiny:whitespace-normal">
        {idCard.slice(0, shownFrom)}
        <strong>{idCard.slice(shownFrom)}</strong>
      </span>{' '}
      <span className="text-sm whitespace-nowrap text-text-muted">(แสดง 4 หลักท้าย)</span>
    </>
  );
}
