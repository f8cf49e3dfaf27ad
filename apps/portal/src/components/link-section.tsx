import { LinkList, LinkListItem } from '@sahakorn/ui/link-list';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Link } from 'react-router-dom';

type LinkSectionProps = {
  title: string;
  links: readonly { to: string; text: string }[];
  state?: object;
};

export function LinkSection({ title, links, state }: LinkSectionProps) {
  return (
    <section>
      <h2 className="pb-1.5 text-xl">
        <WholeWords>{title}</WholeWords>
      </h2>
      <LinkList>
        {links.map(({ to, text }) => (
          <LinkListItem key={to} asChild>
            <Link to={to} state={state}>
              <WholeWords>{text}</WholeWords>
            </Link>
          </LinkListItem>
        ))}
      </LinkList>
    </section>
  );
}
