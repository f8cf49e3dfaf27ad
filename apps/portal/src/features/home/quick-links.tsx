import { formatText } from '@sahakorn/thai/text';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { CircleArrowRight, type LucideIcon, MessageSquareText, MessagesSquare, MapPin } from 'lucide-react';
import { SiteLink } from '../../domain/site/site-link.tsx';
import type { SectionByKind } from './home-endpoints.ts';
import { getCategoryAppearance } from '../../domain/topic/category-appearance.tsx';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/demand': MessageSquareText,
  '/board': MessagesSquare,
  '/findme': MapPin,
};

function getIcon(url: string | null): LucideIcon {
  if (url === null) return CircleArrowRight;
  const category = /^\/list\/([^/?#]+)/.exec(url)?.[1];
  if (category !== undefined) return getCategoryAppearance(category)?.Icon ?? CircleArrowRight;
  return ICONS[url] ?? CircleArrowRight;
}

type QuickLinksProps = { title: string; links: SectionByKind<'links'>['items'] };

export function QuickLinks({ title, links }: QuickLinksProps) {
  return (
    <nav aria-label={title} className="@container print:hidden">
      <ul className="grid grid-cols-1 gap-3 @tiny:grid-cols-2 @panel:gap-4 @quad:grid-cols-4">
        {links.map(({ name, url }, index) => {
          const Icon = getIcon(url);
          return (
            <li key={`${url} ${index}`} className="flex min-w-0">
              <SiteLink
                url={url}
                className="flex min-h-17 min-w-0 flex-1 items-center gap-3.5 rounded-lg border border-line bg-surface px-inset py-2 leading-tight font-semibold text-text no-underline contrast:border-2 hover:link-line @max-pair:flex-col @max-pair:items-start [&_svg]:size-7 [&_svg]:shrink-0 [&_svg]:text-brand-text"
              >
                <Icon aria-hidden />
                <span className="max-w-full min-w-0">
                  <WholeWords>{formatText(name)}</WholeWords>
                </span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
