type HtmlPolicy = { createHTML: (html: string) => TrustedHTML };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy;
};

// Not in every browser yet; where it is, the page's content security policy names this one policy for markup.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('cms-html', { createHTML: (html) => html });

type SanitisedHtmlProps = {
  /** Markup that the server sanitised, and nothing else. */
  html: string;
};

/** Shows markup of a feed as prose. The one place in the portal that sets HTML. */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  return (
    <div
      className="leading-prose [&_a]:text-link [&_h2]:mt-6 [&_h2]:text-xl [&_h3]:mt-5 [&_h3]:text-lg [&_li]:mt-1.5 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:ps-6 [&>:first-child]:mt-0"
      dangerouslySetInnerHTML={{ __html: policy ? policy.createHTML(html) : html }}
    />
  );
}
