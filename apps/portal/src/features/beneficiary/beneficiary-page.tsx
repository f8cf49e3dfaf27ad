import { Alert } from '@sahakorn/ui/alert';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { UsersRound } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { useListBeneficiariesQuery, type Beneficiary } from './beneficiary-endpoints.ts';
import { BeneficiaryList } from './beneficiary-list.tsx';
import { addShares, formatPercent } from './shares.ts';

export function BeneficiaryPage() {
  return (
    <FeedView query={useListBeneficiariesQuery()} what="รายชื่อผู้รับโอนประโยชน์">
      {(beneficiaries) => (
        <div className="grid gap-5">
          {beneficiaries.length > 0 ? (
            <Named beneficiaries={beneficiaries} />
          ) : (
            <EmptyScreen
              icon={<UsersRound aria-hidden />}
              title="ยังไม่ได้แต่งตั้งผู้รับโอนประโยชน์"
              to={paths.list('download')}
              linkText="ดูแบบหนังสือแต่งตั้ง"
            >
              เมื่อเจ้าหน้าที่บันทึกหนังสือแต่งตั้งแล้ว รายชื่อและสัดส่วนจะแสดงที่นี่ในรอบอัพเดทถัดไป
            </EmptyScreen>
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
          <WholeWords>
            {named ? 'เปลี่ยนรายชื่อหรือสัดส่วน' : 'แต่งตั้งผู้รับโอนประโยชน์'}ได้ที่สหกรณ์ ติดต่อเจ้าหน้าที่เพื่อยื่นหนังสือแต่งตั้ง
          </WholeWords>
        </p>
        <ContactPhone />
      </PanelBody>
    </Panel>
  );
}
