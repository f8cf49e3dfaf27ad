import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { LinkList, LinkListItem } from './link-list.tsx';

describeKitPart(<LinkList />, { element: HTMLUListElement, slot: 'link-list' });
describeKitPart(<LinkListItem href="#/member/forget">ลืมรหัสผ่าน</LinkListItem>, {
  element: HTMLAnchorElement,
  slot: 'link-list-item',
  wrapper: LinkList,
});

it('lends its row and its arrow to a link of a router', () => {
  render(
    <LinkList>
      <LinkListItem asChild>
        <a href="#/member/forget" data-router>
          ลืมรหัสผ่าน
        </a>
      </LinkListItem>
    </LinkList>,
  );
  const link = screen.getByRole('link', { name: 'ลืมรหัสผ่าน' });
  expect(link.dataset).toMatchObject({ router: 'true', slot: 'link-list-item' });
  expect(link.querySelector('svg')).not.toBeNull();
  expect(link.closest('ul')?.querySelectorAll('a')).toHaveLength(1);
});
