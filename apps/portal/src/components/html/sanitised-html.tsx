import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createTrustedPolicy } from '../../lib/trusted-types.ts';
import { getLinkKind } from './link-kind.ts';

// The only Trusted Types policy for HTML.
const policy = createTrustedPolicy('cms-html', { createHTML: (html) => html });

type HtmlVariant = 'article' | 'prose' | 'line';

const PROSE =
  'leading-prose [&_a]:link-line [&_a]:text-link [&_h2]:text-xl [&_h3]:text-lg [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6 [&>:first-child]:mt-0';

const ARTICLE = [
  PROSE,
  'text-md wrap-anywhere @panel:text-lg @panel:leading-prose [&_p]:mt-4',
  '[&_h2]:mt-8 [&_h2]:mb-3 [&_h3]:mt-6 [&_h3]:mb-2 [&_h4]:mt-5 [&_h4]:font-semibold',
  '[&_ol]:mt-3 [&_ul]:mt-3 [&_li]:mt-2 [&_li]:marker:font-semibold',
  '[&_img]:dim-in-dark [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md',
  '[&_blockquote]:mt-4 [&_blockquote]:border-s-3 [&_blockquote]:border-line-strong [&_blockquote]:ps-4',
  // Words in cells do not break; in narrow containers the cells are stacked.
  '[&_table]:mt-4 [&_table]:w-full [&_table]:border-collapse [&_table]:text-md [&_table]:leading-body [&_table]:wrap-break-word',
  '[&_:is(th,td)]:border [&_:is(th,td)]:border-line [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_th]:bg-subtle [&_th]:text-start',
  '@max-tiny:[&_:is(table,thead,tbody,tr,th,td)]:block',
  '@max-form:[&_table:has(td:nth-child(3))_:is(thead,tbody,tr,th,td)]:block',
].join(' ');

const VARIANT_CLASSES: Readonly<Record<HtmlVariant, string>> = {
  article: ARTICLE,
  prose: `${PROSE} [&_h2]:mt-6 [&_h3]:mt-5 [&_li]:mt-1.5 [&_ol]:mt-3 [&_p]:mt-3 [&_ul]:mt-3`,
  line: '[&_p]:inline',
};

type SanitisedHtmlProps = {
  /** HTML that the server has sanitised. */
  html: string;
  looks?: HtmlVariant;
};

/** Renders HTML of a feed, whose links to screens use the router. The only place in the portal that sets HTML. */
export function SanitisedHtml({ html, looks = 'prose' }: SanitisedHtmlProps) {
  const ref = useScreenLinks();
  return (
    <div
      ref={ref}
      className={`${VARIANT_CLASSES[looks]} [&_.whole-word]:whitespace-nowrap`}
      dangerouslySetInnerHTML={{ __html: policy ? policy.createHTML(html) : html }}
    />
  );
}

/** The path of the screen that a click opens; null if the browser should handle the click. */
function getClickedScreen(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || !link || link.origin !== location.origin) return null;
  const address = link.pathname + link.search + link.hash;
  return getLinkKind(address) === 'screen' ? address : null;
}

/** Routes plain clicks on links in raw markup. Clicks with a modifier keep the browser's behaviour. */
function useScreenLinks(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const holder = ref.current;
    const handleClick = (event: MouseEvent) => {
      const address = getClickedScreen(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    holder?.addEventListener('click', handleClick);
    return () => holder?.removeEventListener('click', handleClick);
  }, [navigate]);
  return ref;
}
