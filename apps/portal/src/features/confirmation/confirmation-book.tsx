import { printConfirmationPdf } from '@sahakorn/contract/document';
import { formatThaiDate } from '@sahakorn/thai/date';
import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { Passbook, PassbookCover } from '@sahakorn/ui/passbook';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Check, FileDown } from 'lucide-react';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { DocumentButton } from '../../domain/documents/document-button.tsx';
import { selectUser } from '../../domain/session/session-slice.ts';
import { request } from '../../lib/api/api-request.ts';
import { getFullName } from '../../lib/session/session.ts';
import type { Confirmation } from './confirmation-endpoints.ts';
import { ConfirmationLine, LineAnswer, LineQuestion } from './confirmation-line.tsx';
import { ConfirmationSheet } from './confirmation-sheet.tsx';
import { useAnswers } from './use-answers.ts';

/** Full width on phones. */
const ACTION = 'w-full @pair:w-auto';

type ConfirmationBookProps = { confirmation: Confirmation; balanceOn: string };

/** The balances of a day: a form while open, else the submitted answers. */
export function ConfirmationBook({ confirmation, balanceOn }: ConfirmationBookProps) {
  const user = useSelector(selectUser);
  const canAnswer = confirmation.state === 'open' && user?.impersonator === undefined;
  return (
    <>
      {canAnswer ? (
        <OpenConfirmation confirmation={confirmation} balanceOn={balanceOn} />
      ) : (
        <AnsweredConfirmation confirmation={confirmation} balanceOn={balanceOn} />
      )}
      <ConfirmationSheet confirmation={confirmation} balanceOn={balanceOn} />
    </>
  );
}

function OpenConfirmation({ confirmation, balanceOn }: ConfirmationBookProps) {
  const { lines, open_until } = confirmation;
  const answers = useAnswers(balanceOn, lines);
  const list = useRef<HTMLUListElement>(null);
  const answered = lines.filter(({ answer }) => answer !== null).length;

  const handleSubmit = () => {
    const [first] = answers.submit();
    if (first === undefined) return;
    const line = list.current?.children[first];
    (line?.querySelector('textarea') ?? line?.querySelector('input'))?.focus();
  };

  return (
    <div className="grid gap-4">
      <Passbook>
        <Cover balanceOn={balanceOn} />
        <p className="px-inset py-3">
          <WholeWords>เทียบกับสมุดหรือใบเสร็จ แล้วตอบทีละบรรทัด ตอบได้ถึง</WholeWords>{' '}
          <ThaiDate value={open_until} style="short" />
        </p>
        <ul ref={list}>
          {lines.map((line, index) => (
            <ConfirmationLine key={line.line_no ?? `at ${index}`} line={line}>
              {line.line_no === null ? (
                <LineAnswer line={line} open />
              ) : (
                <LineQuestion
                  line={line}
                  draft={answers.getDraft(line)}
                  error={answers.getError(line, index)}
                  onChoose={(choice) => answers.choose(line, choice)}
                  onCommentChange={(comment) => answers.write(line, comment)}
                  onCommentBlur={() => answers.storeComment(line)}
                />
              )}
            </ConfirmationLine>
          ))}
        </ul>
      </Passbook>
      <div className="grid gap-3 print:hidden">
        <output>
          {answers.missing > 0 && (
            <Alert slides tone="danger" title={`ยังส่งไม่ได้ ต้องตอบอีก ${answers.missing} บรรทัด`}>
              ตอบบรรทัดที่มีเครื่องหมายให้ครบ แล้วส่งอีกครั้ง
            </Alert>
          )}
          {answers.missing === 0 && answers.error !== null && (
            <Alert slides tone="danger" title="ยังส่งคำตอบไม่ได้">
              {answers.error}
            </Alert>
          )}
        </output>
        <p>
          <strong>
            ตอบแล้ว {answered} จาก {lines.length}&nbsp;บรรทัด
          </strong>{' '}
          <span className="text-text-muted">
            <WholeWords>ระบบบันทึกทุกคำตอบ กลับมาทำต่อได้</WholeWords>
          </span>
        </p>
        <div className="grid gap-3 @pair:flex">
          <Button
            variant="primary"
            className={ACTION}
            busyLabel={answers.submitting ? 'กำลังส่ง' : undefined}
            onClick={handleSubmit}
          >
            ส่งคำตอบ
          </Button>
          <LetterButton balanceOn={balanceOn} />
        </div>
      </div>
    </div>
  );
}

function AnsweredConfirmation({ confirmation, balanceOn }: ConfirmationBookProps) {
  const { lines, submitted_at, state, open_until } = confirmation;
  return (
    <div className="grid gap-4">
      {submitted_at !== null && (
        <Alert tone="success" icon={<Check aria-hidden />} title="ส่งคำตอบแล้ว">
          เมื่อ <ThaiDate value={submitted_at} style="short" time />{' '}
          <WholeWords>แก้ไขไม่ได้แล้ว หากต้องการแก้ไข โทรสอบถามสหกรณ์</WholeWords>
        </Alert>
      )}
      {state === 'open' && (
        <Alert tone="info" title="ตอบแทนสมาชิกไม่ได้">
          สมาชิกตอบเองได้ถึง <ThaiDate value={open_until} style="short" />
        </Alert>
      )}
      {state === 'closed' && (
        <Alert tone="warning" title="หมดเวลาตอบแล้ว">
          ตอบได้ถึง <ThaiDate value={open_until} style="short" />{' '}
          <WholeWords>หากยอดไม่ถูกต้อง โทรสอบถามสหกรณ์</WholeWords>
        </Alert>
      )}
      <Passbook>
        <Cover balanceOn={balanceOn} />
        <ul>
          {lines.map((line, index) => (
            <ConfirmationLine key={line.line_no ?? `at ${index}`} line={line}>
              <LineAnswer line={line} open={state === 'open'} />
            </ConfirmationLine>
          ))}
        </ul>
      </Passbook>
      <div className="print:hidden">
        <LetterButton balanceOn={balanceOn} primary={submitted_at !== null} />
      </div>
    </div>
  );
}

function Cover({ balanceOn }: { balanceOn: string }) {
  const user = useSelector(selectUser);
  return (
    <PassbookCover title={user && getFullName(user)} caption={`ยอด ณ วันที่ ${formatThaiDate(balanceOn)}`} />
  );
}

function LetterButton({ balanceOn, primary = false }: { balanceOn: string; primary?: boolean }) {
  return (
    <DocumentButton
      variant={primary ? 'primary' : 'outline'}
      className={ACTION}
      path={request(printConfirmationPdf, { params: { balance_on: balanceOn } }).path}
      fileName={`หนังสือยืนยันยอด ${balanceOn}.pdf`}
    >
      <FileDown aria-hidden />
      หนังสือยืนยันยอด PDF
    </DocumentButton>
  );
}
