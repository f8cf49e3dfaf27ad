import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createTrustedPolicy } from '../../lib/trusted-types.ts';
import { getLinkKind } from './link-kind.ts';

// The only Trusted Types policy for HTML.
const policy = createTrustedPolicy('cms-html', { createHTML: (html) => html });

type HtmlVariant = 'article' | 'prose' | 'line';

/** Their styles are in `app.css`, because every public page loads this file's script. */
const VARIANT_CLASSES: Readonly<Record<HtmlVariant, string>> = {
  article: 'html-article',
  prose: 'html-prose',
  line: 'html-line',
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
      className={VARIANT_CLASSES[looks]}
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
