import { DISPUTE_RULE } from '@sahakorn/contract/confirmation';
import { ANSWER_WORDS, describeLine, formatLineNo } from '@sahakorn/contract/confirmation-words';
import { formatMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { ChoiceField } from '@sahakorn/ui/choice-field';
import { Money } from '@sahakorn/ui/money';
import { TextareaField } from '@sahakorn/ui/textarea-field';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Check, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stamp, type StampProps } from '../../components/stamp.tsx';
import type { Line } from './confirmation-endpoints.ts';
import type { AnswerError, Choice, Draft } from './use-answers.ts';

const OPTIONS = [
  { value: 'agreed', label: ANSWER_WORDS.agreed },
  { value: 'disputed', label: ANSWER_WORDS.disputed },
] as const satisfies { value: Choice; label: string }[];

const STAMPS: Readonly<Record<Choice, StampProps>> = {
  agreed: { tone: 'success', name: ANSWER_WORDS.agreed, Icon: Check },
  disputed: { tone: 'danger', name: ANSWER_WORDS.disputed, Icon: CircleX },
};
const UNANSWERED = { tone: 'neutral', Icon: CircleDashed } as const;

/** One balance, with its answer in `children`. */
export function ConfirmationLine({ line, children }: { line: Line; children: ReactNode }) {
  return (
    <li className="border-t border-line px-inset py-4 @panel:grid @panel:grid-cols-2 @panel:gap-x-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h3 className="min-w-0 font-body text-md leading-tight font-semibold">
            <WholeWords>{formatText(line.account_name)}</WholeWords>
          </h3>
          <p className="ms-auto min-w-0">
            <Money
              value={line.amount}
              size="lg"
              className="@max-tiny:wrap-anywhere @max-tiny:whitespace-normal"
            />
          </p>
        </div>
        {formatLineNo(line) !== null && (
          <p className="text-sm wrap-anywhere text-text-muted">{formatLineNo(line)}</p>
        )}
        {line.amount === null && (
          <p className="text-sm">
            <WholeWords>สมุดบัญชีไม่ได้ระบุยอดของวันนั้น ตอบตามสมุดหรือใบเสร็จของท่าน</WholeWords>
          </p>
        )}
        <LineNotes notes={describeLine(line)} />
      </div>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function LineNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 border-s-4 border-line-strong ps-3 text-sm">
      {notes.map((note) => (
        <li key={note}>
          <WholeWords>{note}</WholeWords>
        </li>
      ))}
    </ul>
  );
}

type LineQuestionProps = {
  line: Line;
  draft: Draft;
  error: AnswerError | null;
  onChoose: (choice: Choice) => void;
  onCommentChange: (comment: string) => void;
  onCommentBlur: () => void;
};

/** The two answers of a line, and the comment of a dispute. */
export function LineQuestion({
  line,
  draft,
  error,
  onChoose,
  onCommentChange,
  onCommentBlur,
}: LineQuestionProps) {
  const amount = line.amount === null ? '' : ` ${formatMoney(line.amount)} บาท`;
  const number = formatLineNo(line);
  return (
    <div className="@container mt-2 grid gap-3 @panel:mt-0">
      <ChoiceField
        label={`${line.account_name ?? ''}${number === null ? '' : ` ${number}`}${amount} ถูกต้องหรือไม่`}
        labelHidden
        options={OPTIONS}
        value={draft.choice}
        onValueChange={onChoose}
        error={error?.at === 'choice' ? error.text : undefined}
      />
      {draft.choice === 'disputed' && (
        <TextareaField
          label="ไม่ถูกต้องอย่างไร"
          hint="เขียนสั้น ๆ เจ้าหน้าที่จะตรวจและติดต่อกลับ"
          rows={2}
          limit={DISPUTE_RULE.max}
          value={draft.comment}
          onValueChange={onCommentChange}
          onBlur={onCommentBlur}
          error={error?.at === 'comment' ? error.text : undefined}
        />
      )}
    </div>
  );
}

type LineAnswerProps = {
  line: Line;
  /** Whether the member can still answer. */
  open: boolean;
};

/** An answer that cannot be changed here. */
export function LineAnswer({ line: { answer, answered_at, comment }, open }: LineAnswerProps) {
  const unanswered = { ...UNANSWERED, name: open ? 'ยังไม่ได้ตอบ' : 'ไม่ได้ตอบ' };
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm @panel:mt-0">
        <Stamp {...(answer === null ? unanswered : STAMPS[answer])} />
        {answered_at !== null && (
          <span className="text-text-muted">
            ตอบเมื่อ <ThaiDate value={answered_at} style="short" time />
          </span>
        )}
      </p>
      {comment !== null && <p className="mt-2 whitespace-pre-line wrap-anywhere">{comment}</p>}
    </>
  );
}
