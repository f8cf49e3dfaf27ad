import { expect, it } from 'vitest';
import { getCategoryAppearance } from './category-appearance.tsx';

it.each(
  `news order rules welfare notice activity-gallary video services-dep services-loan newsletter bussiness_report
   cremation download download_crem1 download_crem2 download_crem3 download_crem4
   news_crem1 news_crem2 news_crem3 news_crem4
   rule Scholarships achievement report_center news_letters business_report creamation`.split(/\s+/),
)('has a picture for %s', (category) => {
  expect(getCategoryAppearance(category)).not.toBeNull();
});

it.each(['', 'constructor', '__proto__', 'of-our-own'])('knows none for %j', (category) => {
  expect(getCategoryAppearance(category)).toBeNull();
});
