import { type ReactNode, useState } from 'react';
import { Button } from '../components/button/index.ts';
import { Panel, PanelBody, PanelHead } from '../components/panel/index.ts';
import { TextField } from '../components/text-field/index.ts';

const TYPED = 'ขอเพิ่มค่าหุ้นรายเดือนเป็น 3,000 บาท';

/** A member with unsaved input when the session is about to end. */
export function UnsavedFormPage({ children }: { children: ReactNode }) {
  const [text, setText] = useState(TYPED);
  return (
    <main className="p-gutter">
      <Panel className="max-w-form">
        <PanelHead title="เสนอความต้องการ" />
        <PanelBody className="grid gap-5">
          <TextField label="เรื่องที่เสนอ" value={text} onChange={({ target }) => setText(target.value)} />
          <Button variant="primary">ส่งเรื่อง</Button>
        </PanelBody>
      </Panel>
      {children}
    </main>
  );
}
