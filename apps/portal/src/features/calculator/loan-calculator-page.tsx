import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { useLoaderData } from 'react-router-dom';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { patterns } from '../../lib/paths.ts';
import { type LoanCalculation, type LoanQuery, useCalculateLoanQuery } from './calculator-endpoints.ts';
import { CalculatorAnswer } from './calculator-form.tsx';
import { CalculatorFrame, CannotCalculate, NothingAsked } from './calculator-frame.tsx';
import { LoanForm } from './loan-form.tsx';
import { LoanPlan } from './loan-plan.tsx';

const DESCRIPTION = 'ดูว่าต้องผ่อนเดือนละเท่าไร หมดเมื่อไร และเสียดอกเบี้ยเท่าไร จากอัตราที่สหกรณ์ประกาศ';

export function LoanCalculatorPage() {
  const asked = useLoaderData<LoanQuery>();
  const query = useCalculateLoanQuery(asked);
  return (
    <CalculatorFrame
      title="คำนวณเงินกู้"
      description={DESCRIPTION}
      path={patterns.loanCalculator}
      other={{ path: patterns.dividendCalculator, name: 'คำนวณปันผลและเฉลี่ยคืน' }}
    >
      <FeedView query={query} what="การคำนวณ">
        {(calculation) =>
          calculation && canCalculate(calculation) ? (
            <Calculator calculation={calculation} answer={query.currentData ?? null} asked={asked} />
          ) : (
            <CannotCalculate>
              {calculation?.kinds.length === 0
                ? 'สหกรณ์ยังไม่ได้เผยแพร่อัตราดอกเบี้ยเงินกู้'
                : 'สหกรณ์ยังไม่ได้เผยแพร่วิธีคิดดอกเบี้ยเงินกู้'}
            </CannotCalculate>
          )
        }
      </FeedView>
    </CalculatorFrame>
  );
}

function canCalculate({ kinds, rule }: LoanCalculation): boolean {
  return kinds.length > 0 && rule !== null;
}

type CalculatorProps = {
  calculation: LoanCalculation;
  /** Null while the latest result is loading. */
  answer: LoanCalculation | null;
  asked: LoanQuery;
};

function Calculator({ calculation, answer, asked }: CalculatorProps) {
  const mistakes = answer?.mistakes ?? [];
  const plan = answer?.plan?.value ?? null;
  return (
    <div className="grid grid-cols-1 gap-6 @wide:flex @wide:items-start">
      <div className="min-w-0 @wide:w-92 @wide:shrink-0">
        <LoanForm calculation={calculation} mistakes={mistakes} asked={asked} />
      </div>
      <div className="min-w-0 @wide:flex-1">
        <CalculatorAnswer mistaken={mistakes.length > 0}>
          {answer === null && <SkeletonPanel lines={6} />}
          {answer && plan && <LoanPlan calculation={answer} plan={plan} />}
          {answer && !plan && <NothingAsked>ใส่วงเงินกู้ และจำนวนงวดหรือเงินที่ผ่อนได้ แล้วกดคำนวณ</NothingAsked>}
        </CalculatorAnswer>
      </div>
    </div>
  );
}
