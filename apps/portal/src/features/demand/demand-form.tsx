import { BODY_RULE } from '@sahakorn/contract/text-rules';
import { CheckboxField } from '@sahakorn/ui/checkbox-field';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { SelectField } from '@sahakorn/ui/select-field';
import { TextField } from '@sahakorn/ui/text-field';
import { TextareaField } from '@sahakorn/ui/textarea-field';
import { PostFrame } from '../../domain/posting/post-frame.tsx';
import { type DemandKind, KIND_NAMES } from './demand.ts';
import type { SubmittedDemand } from './demand-endpoints.ts';
import { FIELD_IDS, useDemandForm } from './use-demand-form.ts';

export function DemandForm({ onSubmitted }: { onSubmitted: (taken: SubmittedDemand) => void }) {
  const form = useDemandForm(onSubmitted);
  const { values, change, bindField } = form;
  return (
    <Panel>
      <PanelHead title="ส่งเรื่องถึงสหกรณ์" />
      <PostFrame form={form} fieldIds={FIELD_IDS} refused="ยังส่งเรื่องไม่ได้" submit="ส่งเรื่อง" busyLabel="กำลังส่ง">
        <div className="max-w-form">
          <SelectField
            id={FIELD_IDS.kind}
            name="kind"
            label="ประเภท"
            value={values.kind}
            onChange={({ target }) => change({ kind: target.value as DemandKind })}
          >
            {Object.entries(KIND_NAMES).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField id={FIELD_IDS.title} label="เรื่อง" autoComplete="off" {...bindField('title')} />
        <TextareaField
          id={FIELD_IDS.body}
          label="รายละเอียด"
          hint="เกิดอะไรขึ้น ที่ไหน เมื่อไร และต้องการให้สหกรณ์ทำอะไร"
          rows={6}
          limit={BODY_RULE.max}
          {...bindField('body')}
        />
        <div className="grid max-w-form gap-5">
          <TextField
            id={FIELD_IDS.name}
            label="ชื่อผู้แจ้ง"
            hint="เจ้าหน้าที่เท่านั้นที่เห็น"
            optional
            autoComplete="name"
            {...bindField('name')}
          />
          <TextField
            id={FIELD_IDS.contact}
            label="ช่องทางติดต่อกลับ"
            hint="เบอร์โทรศัพท์หรืออีเมล เจ้าหน้าที่เท่านั้นที่เห็น"
            optional
            autoComplete="off"
            {...bindField('contact')}
          />
        </div>
        <CheckboxField
          id={FIELD_IDS.public}
          name="public"
          label="เผยแพร่เรื่องและคำตอบให้ทุกคนอ่าน"
          hint="ชื่อและช่องทางติดต่อไม่เผยแพร่ หากไม่เลือก เฉพาะท่านและเจ้าหน้าที่ที่อ่านได้"
          checked={values.public}
          onChange={({ target }) => change({ public: target.checked })}
        />
      </PostFrame>
    </Panel>
  );
}
