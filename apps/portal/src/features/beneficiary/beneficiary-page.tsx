import { Alert } from '@sahakorn/ui/alert';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import { UsersRound } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { useListBeneficiariesQuery, type Beneficiary } from './beneficiary-endpoints.ts';
import { BeneficiaryList } from './beneficiary-list.tsx';
import { addShares, formatPercent } from './shares.ts';

export function BeneficiaryPage() {
  return (
    <FeedView feed={toFeed(useListBeneficiariesQuery())} what="รายชื่อผู้รับโอนประโยชน์">
      {(beneficiaries) => (
        <div className="grid gap-5">
          {beneficiaries.length > 0 ? (
            <Named beneficiaries={beneficiaries} />
          ) : (
            <EmptyState icon={<UsersRound aria-hidden />} title="ยังไม่ได้แต่งตั้งผู้รับโอนประโยชน์">
              รายชื่อและสัดส่วนจะแสดงที่นี่หลังเจ้าหน้าที่บันทึกหนังสือแต่งตั้ง และข้อมูลอัพเดทรอบถัดไป
            </EmptyState>
          )}
          <HowToChange named={beneficiaries.length > 0} />
        </div>
      )}
    </FeedView>
  );
}

function Named({ beneficiaries }: { beneficiaries: Beneficiary[] }) {
  const shares = addShares(beneficiaries.map(({ percent }) => percent));
  return (
    <>
      {shares.state === 'off' && (
        <Alert tone="warning" title={`สัดส่วนรวมได้ ${formatPercent(shares.total)} ไม่ใช่ 100\u00A0%`}>
          ตัวเลขมาจากทะเบียนของสหกรณ์ ติดต่อเจ้าหน้าที่เพื่อตรวจสอบกับหนังสือแต่งตั้ง
        </Alert>
      )}
      <BeneficiaryList beneficiaries={beneficiaries} shares={shares} />
    </>
  );
}

function HowToChange({ named }: { named: boolean }) {
  return (
    <Panel>
      <PanelBody className="grid grid-cols-1 gap-4">
        <p className="max-w-prose">
          {named ? 'เปลี่ยนรายชื่อหรือสัดส่วน' : 'แต่งตั้งผู้รับโอนประโยชน์'}ได้ที่สหกรณ์ ติดต่อเจ้าหน้าที่เพื่อยื่นหนังสือแต่งตั้ง
        </p>
        <ContactPhone />
      </PanelBody>
    </Panel>
  );
}
