import { NoticeBanner } from '@sahakorn/ui/notice-banner';
import { SanitisedHtml } from '../components/html/sanitised-html.tsx';
import { useSiteMenu } from '../domain/site/use-site-data.ts';

/** What every visitor has to know, from the first notice of the feed (specification section 2). */
export function InfoNotice() {
  const notice = useSiteMenu()?.notice;
  if (!notice) return null;
  return (
    <NoticeBanner colour={notice.colour}>
      <SanitisedHtml html={notice.html} looks="line" />
    </NoticeBanner>
  );
}
