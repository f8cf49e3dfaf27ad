import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { useLoaderData } from 'react-router-dom';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { patterns } from '../../lib/paths.ts';
import {
  type DividendCalculation,
  type DividendQuery,
  useCalculateDividendQuery,
} from './calculator-endpoints.ts';
import { CalculatorAnswer } from './calculator-form.tsx';
import { CalculatorFrame, CannotCalculate, NothingAsked } from './calculator-frame.tsx';
import { DividendForm } from './dividend-form.tsx';
import { DividendResult } from './dividend-result.tsx';

const DESCRIPTION = 'ดูว่าหุ้นและดอกเบี้ยเงินกู้ที่ชำระ จะได้เงินปันผลและเงินเฉลี่ยคืนเท่าไร ตามวิธีคิดของสหกรณ์';

export function DividendCalculatorPage() {
  const asked = useLoaderData<DividendQuery>();
  const query = useCalculateDividendQuery(asked);
  return (
    <CalculatorFrame
      title="คำนวณปันผลและเฉลี่ยคืน"
      description={DESCRIPTION}
      path={patterns.dividendCalculator}
      other={{ path: patterns.loanCalculator, name: 'คำนวณเงินกู้' }}
    >
      <FeedView query={query} what="การคำนวณ">
        {(calculation) =>
          calculation && (calculation.dividend_rule || calculation.average_return_rule) ? (
            <Calculator calculation={calculation} answer={query.currentData ?? null} asked={asked} />
          ) : (
            <CannotCalculate>สหกรณ์ยังไม่ได้เผยแพร่วิธีคิดเงินปันผลและเงินเฉลี่ยคืน</CannotCalculate>
          )
        }
      </FeedView>
    </CalculatorFrame>
  );
}

type CalculatorProps = {
  calculation: DividendCalculation;
  /** Null while the latest result is loading. */
  answer: DividendCalculation | null;
  asked: DividendQuery;
};

function Calculator({ calculation, answer, asked }: CalculatorProps) {
  const mistakes = answer?.mistakes ?? [];
  return (
    <div className="grid grid-cols-1 gap-6 @wide:flex @wide:items-start">
      <div className="min-w-0 @wide:w-92 @wide:shrink-0">
        <DividendForm calculation={calculation} mistakes={mistakes} asked={asked} />
      </div>
      <div className="min-w-0 @wide:flex-1">
        <CalculatorAnswer mistaken={mistakes.length > 0}>
          {answer === null && <SkeletonPanel lines={6} />}
          {answer?.result && <DividendResult calculation={answer} result={answer.result} />}
          {answer && !answer.result && <NothingAsked>ใส่หุ้นหรือดอกเบี้ยเงินกู้ที่ชำระ แล้วกดคำนวณ</NothingAsked>}
        </CalculatorAnswer>
      </div>
    </div>
  );
}
