/** The colours that the specification assigns to status codes. */
export type StatusColour = 'gray' | 'green' | 'red';

/** A status code from a feed, as number or text. */
export type StatusCode = number | string;

/** The colour of a status where 1 is good: 1 green, -1 red, 0 and unknown codes gray. */
export function positiveIsGoodColour(status: StatusCode): StatusColour {
  return toColour(status, 'green', 'red');
}

/** The colour of a status where 1 is bad: 1 red, -1 green, 0 and unknown codes gray. */
export function positiveIsBadColour(status: StatusCode): StatusColour {
  return toColour(status, 'red', 'green');
}

function toColour(status: StatusCode, positive: StatusColour, negative: StatusColour): StatusColour {
  switch (String(status)) {
    case '1':
      return positive;
    case '-1':
      return negative;
    default:
      return 'gray';
  }
}
