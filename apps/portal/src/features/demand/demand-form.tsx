import type { DemandKind } from '@sahakorn/contract/demand';
import { BODY_RULE, CONTACT_RULE, NAME_RULE, TITLE_RULE } from '@sahakorn/contract/text-rules';
import { CheckboxField } from '@sahakorn/ui/checkbox-field';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { SelectField } from '@sahakorn/ui/select-field';
import { TextField } from '@sahakorn/ui/text-field';
import { TextareaField } from '@sahakorn/ui/textarea-field';
import { PostFrame } from '../../domain/posting/post-frame.tsx';
import { useOwnNames } from '../../lib/config/use-own-names.ts';
import { KIND_NAMES } from './demand.ts';
import { type SubmittedDemand, useCreateDemandMutation, type NewDemand } from './demand-endpoints.ts';
import { validatePublicText, validateText } from '../../domain/posting/text-validation.ts';
import { usePostForm, type Guard } from '../../domain/posting/use-post-form.ts';

export function DemandForm({ onSubmitted }: { onSubmitted: (taken: SubmittedDemand) => void }) {
  const form = useDemandForm(onSubmitted);
  const { change, bind, bindText } = form;
  const { value: isPublic, ...publicField } = bind('public');
  return (
    <Panel>
      <PanelHead title="ส่งเรื่องถึงสหกรณ์" />
      <PostFrame form={form} refused="ยังส่งเรื่องไม่ได้" submit="ส่งเรื่อง" busyLabel="กำลังส่ง">
        <div className="max-w-form">
          <SelectField
            name="kind"
            label="ประเภท"
            {...bind('kind')}
            onChange={({ target }) => change({ kind: target.value as DemandKind })}
          >
            {Object.entries(KIND_NAMES).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField label="เรื่อง" autoComplete="off" {...bindText('title')} />
        <TextareaField
          label="รายละเอียด"
          hint="เกิดอะไรขึ้น ที่ไหน เมื่อไร และต้องการให้สหกรณ์ทำอะไร"
          rows={6}
          limit={BODY_RULE.max}
          {...bindText('body')}
        />
        <div className="grid max-w-form gap-5">
          <TextField
            label="ชื่อผู้แจ้ง"
            hint="เจ้าหน้าที่เท่านั้นที่เห็น"
            optional
            autoComplete="name"
            {...bindText('name')}
          />
          <TextField
            label="ช่องทางติดต่อกลับ"
            hint="เบอร์โทรศัพท์หรืออีเมล เจ้าหน้าที่เท่านั้นที่เห็น"
            optional
            autoComplete="off"
            {...bindText('contact')}
          />
        </div>
        <CheckboxField
          name="public"
          label="เผยแพร่เรื่องและคำตอบให้ทุกคนอ่าน"
          hint="ชื่อและช่องทางติดต่อไม่เผยแพร่ หากไม่เลือก จะอ่านได้เฉพาะท่านและเจ้าหน้าที่"
          {...publicField}
          checked={isPublic}
          onChange={({ target }) => change({ public: target.checked })}
        />
      </PostFrame>
    </Panel>
  );
}

const FIELD_IDS = {
  kind: 'demand-kind',
  title: 'demand-title',
  body: 'demand-body',
  name: 'demand-name',
  contact: 'demand-contact',
  public: 'demand-public',
} as const;

type Values = Omit<NewDemand, keyof Guard>;
const EMPTY: Values = { kind: 'request', title: '', body: '', name: '', contact: '', public: false };

function useDemandForm(onSubmitted: (taken: SubmittedDemand) => void) {
  const [createDemand] = useCreateDemandMutation();
  const ownNames = useOwnNames();
  return usePostForm<Values, SubmittedDemand>({
    name: 'demand',
    purpose: 'demand',
    empty: EMPTY,
    fieldIds: FIELD_IDS,
    validate: ({ title, body, name, contact }) => ({
      title: validatePublicText(title, 'เรื่อง', { ...TITLE_RULE, ownNames }),
      body: validatePublicText(body, 'รายละเอียด', { ...BODY_RULE, ownNames }),
      name: validateText(name, 'ชื่อผู้แจ้ง', { ...NAME_RULE, optional: true }),
      contact: validateText(contact, 'ช่องทางติดต่อกลับ', CONTACT_RULE),
    }),
    send: ({ title, body, name, contact, ...chosen }, guard) =>
      createDemand({
        ...chosen,
        title: title.trim(),
        body: body.trim(),
        name: name.trim(),
        contact: contact.trim(),
        ...guard,
      }),
    onSent: onSubmitted,
  });
}
