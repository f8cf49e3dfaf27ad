import { type ComponentProps, Fragment } from 'react';
import { cn } from '../../internal/cn.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { type PersonNameParts, getNameSeparator, shortSurname, getNameWords } from './name-parts.ts';

const WORDS = {
  none: 'ไม่มีข้อมูล',
  noFirstName: 'ไม่มีข้อมูลชื่อ',
  noSurname: 'ไม่มีข้อมูลนามสกุล',
};

export type PersonNameProps = Omit<ComponentProps<'span'>, 'children'> &
  PersonNameParts & {
    /** Title, directly before the first name: นางสาว. Default none. */
    prename?: string | null | undefined;
    /** First name. Missing, it shows as ` - `. */
    firstName: string | null | undefined;
    /** Surname of one or more words. Missing, it shows as ` - `. */
    surname: string | null | undefined;
    /** First name and the initial of the surname, without the title: สมหญิง จ. Default false. */
    short?: boolean | undefined;
    /** Replaces the words read out for missing parts. */
    words?: Partial<typeof WORDS> | undefined;
  };

/** A person's name that wraps only between its parts. Renders a `span`, with ` - ` for a missing part. */
export function PersonName({
  prename,
  firstName,
  surname,
  short = false,
  words: givenWords,
  className,
  ...rest
}: PersonNameProps) {
  const labels = { ...WORDS, ...givenWords };
  const title = short ? [] : getNameWords(prename);
  const given = getNameWords(firstName);
  const family = getNameWords(short ? shortSurname(surname) : surname);
  const nameless = given.length + family.length === 0;
  return (
    <span data-slot="person-name" className={cn('min-w-0', className)} {...rest}>
      {nameless ? (
        <NoValue words={labels.none} />
      ) : (
        <>
          <span className="line-around inline-block max-w-full">
            <Words words={title} />
            {title.length > 0 && (getNameSeparator(title.join(' ')) || <wbr />)}
            <Words words={given} missing={labels.noFirstName} />
          </span>{' '}
          <Words words={family} missing={labels.noSurname} />
        </>
      )}
    </span>
  );
}

/** Unbroken words; a word breaks only if it is wider than the line. */
function Words({ words, missing }: { words: readonly string[]; missing?: string }) {
  if (words.length === 0) return missing && <NoValue words={missing} />;
  return words.map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words of one text, which may repeat and have no other name
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap @max-tiny:inline-block @max-tiny:max-w-full @max-tiny:whitespace-normal">
        {word}
      </span>
    </Fragment>
  ));
}
