import { Link } from 'react-router-dom';
import { PhraseList } from '../../domain/deduction/phrase-list.tsx';
import { getTelephoneUrl } from '../../lib/config/telephone-url.ts';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { paths } from '../../lib/paths.ts';

const STEP =
  'grid grid-cols-[2rem_minmax(0,1fr)] items-baseline border-t border-line py-3 [counter-increment:step] first:border-t-0 before:font-head before:text-lg before:font-semibold before:text-brand-text before:content-[counter(step)]';

/** An introduction for a member without receipts. */
export function FirstSteps() {
  const { contactPhone } = useRuntimeConfig();
  return (
    <section aria-labelledby="first-steps" className="px-inset pt-4 pb-2">
      <h2 id="first-steps" className="text-xl">
        เริ่มต้นที่นี่
      </h2>
      <ol className="[counter-reset:step]">
        <li className={STEP}>
          <span>
            <PhraseList phrases={['ค่าหุ้นเดือนแรกจะหักจากเงินเดือน', 'ดูยอดและวันที่หักได้ที่นี่']} />
          </span>
        </li>
        <li className={STEP}>
          <span>
            <PhraseList phrases={['ใบเสร็จ เงินฝาก เงินกู้ และปันผล', 'จะแสดงเมื่อมีรายการแรก']} />
          </span>
        </li>
        <li className={STEP}>
          <span>
            <PhraseList phrases={['ตรวจข้อมูลด้านล่าง หากไม่ถูกต้อง']} />
            <Link className="link-line inline-flex min-h-11 items-center text-link" to={paths.privacy}>
              ขอแก้ไขข้อมูล
            </Link>
            {contactPhone && (
              <>
                {' '}
                <span className="inline-block">
                  หรือโทร{' '}
                  <a
                    className="link-line inline-flex min-h-11 items-center text-link"
                    href={getTelephoneUrl(contactPhone)}
                  >
                    {contactPhone}
                  </a>
                </span>
              </>
            )}
          </span>
        </li>
      </ol>
    </section>
  );
}
