import { LinkList, LinkListItem } from '@sahakorn/ui/link-list';
import { Link } from 'react-router-dom';

type LinkSectionProps = {
  title: string;
  links: readonly { to: string; text: string }[];
  /** Location state for the linked screens. */
  state?: object;
};

export function LinkSection({ title, links, state }: LinkSectionProps) {
  return (
    <section>
      <h2 className="pb-1.5 text-xl">{title}</h2>
      <LinkList>
        {links.map(({ to, text }) => (
          <LinkListItem key={to} asChild>
            <Link to={to} state={state}>
              {text}
            </Link>
          </LinkListItem>
        ))}
      </LinkList>
    </section>
  );
}
