import { Fragment } from 'react';

/** A name as the books write it: a line breaks between its parts first, and inside one only where it alone is too wide. */
export function NameParts({ name }: { name: string }) {
  return name.split(' ').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never change places
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block max-w-full">{part}</span>
    </Fragment>
  ));
}
