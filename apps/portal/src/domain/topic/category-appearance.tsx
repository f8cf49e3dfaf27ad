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

const face = (
  pattern: WovenPattern,
  Icon: LucideIcon,
  shown: CategoryAppearance['shown'] = 'list',
): CategoryAppearance => ({ pattern, Icon, shown });

const CREMATION = face('diamond', Flower2);
const DOWNLOAD = face('twill', FileDown);
const REPORT = face('twill', ChartNoAxesColumn);
const NEWSLETTER = face('kaew', BookOpen);
const RULES = face('basket', ScrollText);

/** Every category and content type of the specification (section 3), in the spellings of the wire, and our own two. */
const FACES: Readonly<Record<string, CategoryAppearance>> = {
  news: face('herringbone', Newspaper),
  order: face('basket', FileText),
  rules: RULES,
  rule: RULES,
  welfare: face('kaew', HeartHandshake),
  notice: face('diamond', Megaphone),
  'activity-gallary': face('steps', UsersRound, 'album'),
  video: face('steps', CirclePlay, 'album'),
  'services-dep': face('herringbone', PiggyBank),
  'services-loan': face('herringbone', HandCoins),
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
  scholarships: face('kaew', GraduationCap),
  achievement: face('steps', Trophy),
  procurement: face('basket', ShoppingCart),
  knowledge: face('twill', Lightbulb),
};

export function getCategoryAppearance(category: string | null): CategoryAppearance | null {
  const known = category?.toLowerCase() ?? '';
  return Object.hasOwn(FACES, known) ? (FACES[known] ?? null) : null;
}
