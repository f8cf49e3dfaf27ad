import type { ClientBase } from 'pg';
import type { StagedBook } from './merged-rows.ts';

/**
 * Names deposit accounts whose file states no name: as before if the file has no such column, else after the
 * member. Gives the book with the column among those it fills.
 */
export async function fillAccountNames(client: ClientBase, book: StagedBook): Promise<StagedBook> {
  if (book.table.name !== 'member_dep') return book;
  const stated = book.provided.includes('deposit_account_name');
  const heldName = stated
    ? 'null'
    : `(select held.deposit_account_name from deposit_account as held
        where held.deposit_account_no = staged.deposit_account_no)`;
  const ownerName = (member: string): string =>
    `(select member.prename || member.member_name || ' ' || member.member_surname
      from ${member} as member where member.membership_no = staged.membership_no)`;
  await client.query(
    `update stage_deposit_account as staged
     set deposit_account_name = coalesce(${heldName}, ${ownerName('stage_member')}, ${ownerName('member')})
     where deposit_account_name is null`,
  );
  return stated ? book : { ...book, provided: [...book.provided, 'deposit_account_name'] };
}
