import type { WovenPattern } from '@sahakorn/ui/content-card';
import {
  BookOpen,
  ChartNoAxesColumn,
  CirclePlay,
  FileDown,
  FileText,
  Flower2,
  GraduationCap,
  HandCoins,
  HeartHandshake,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  Newspaper,
  PiggyBank,
  ScrollText,
  ShoppingCart,
  Trophy,
  UsersRound,
} from 'lucide-react';

export type CategoryAppearance = { pattern: WovenPattern; Icon: LucideIcon; shown: 'list' | 'album' };

const createAppearance = (
  pattern: WovenPattern,
  Icon: LucideIcon,
  shown: CategoryAppearance['shown'] = 'list',
): CategoryAppearance => ({ pattern, Icon, shown });

const CREMATION = createAppearance('diamond', Flower2);
const DOWNLOAD = createAppearance('twill', FileDown);
const REPORT = createAppearance('twill', ChartNoAxesColumn);
const NEWSLETTER = createAppearance('kaew', BookOpen);
const RULES = createAppearance('basket', ScrollText);

/** Every category and content type of the specification (section 3), as spelled in the API, and two of our own. */
const APPEARANCES: Readonly<Record<string, CategoryAppearance>> = {
  news: createAppearance('herringbone', Newspaper),
  order: createAppearance('basket', FileText),
  rules: RULES,
  rule: RULES,
  welfare: createAppearance('kaew', HeartHandshake),
  notice: createAppearance('diamond', Megaphone),
  'activity-gallary': createAppearance('steps', UsersRound, 'album'),
  video: createAppearance('steps', CirclePlay, 'album'),
  'services-dep': createAppearance('herringbone', PiggyBank),
  'services-loan': createAppearance('herringbone', HandCoins),
  newsletter: NEWSLETTER,
  news_letters: NEWSLETTER,
  bussiness_report: REPORT,
  business_report: REPORT,
  report_center: REPORT,
  cremation: CREMATION,
  creamation: CREMATION,
  news_crem1: CREMATION,
  news_crem2: CREMATION,
  news_crem3: CREMATION,
  news_crem4: CREMATION,
  download: DOWNLOAD,
  download_crem1: DOWNLOAD,
  download_crem2: DOWNLOAD,
  download_crem3: DOWNLOAD,
  download_crem4: DOWNLOAD,
  scholarships: createAppearance('kaew', GraduationCap),
  achievement: createAppearance('steps', Trophy),
  procurement: createAppearance('basket', ShoppingCart),
  knowledge: createAppearance('twill', Lightbulb),
};

export function getCategoryAppearance(category: string | null): CategoryAppearance | null {
  const known = category?.toLowerCase() ?? '';
  return Object.hasOwn(APPEARANCES, known) ? (APPEARANCES[known] ?? null) : null;
}
