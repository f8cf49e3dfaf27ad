import { Panel, PanelBody } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';

export function BoardRules() {
  return (
    <Panel>
      <PanelBody>
        <h2 className="text-xl">ก่อนเขียน</h2>
        <ul className="mt-2 list-disc space-y-1 ps-5">
          <li>ทุกคนอ่านกระดานนี้ได้ รวมถึงผู้ที่ไม่ใช่สมาชิก</li>
          <li>
            <WholeWords>อย่าใส่เลขบัตรประชาชน เบอร์โทรศัพท์ หรือเลขบัญชี ระบบปิดเลขบัตรและเบอร์โทรที่พบให้</WholeWords>
          </li>
          <li>
            <WholeWords>เรื่องส่วนตัวเกี่ยวกับบัญชีของท่าน โทรถามเจ้าหน้าที่โดยตรง</WholeWords>
          </li>
          <li>
            <WholeWords>สหกรณ์เก็บวันเวลาและที่อยู่อินเทอร์เน็ตของผู้เขียนไว้ตามกฎหมาย</WholeWords>
          </li>
        </ul>
      </PanelBody>
    </Panel>
  );
}
