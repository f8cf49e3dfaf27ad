/** The three colours that the specification gives to a status code. */
export type StatusColour = 'gray' | 'green' | 'red';

/** A status code as feeds send it, number or text. */
export type StatusCode = number | string;

/** The colour of a status where 1 is good news: 1 green, -1 red, 0 and unknown codes gray. */
export function positiveIsGoodColour(status: StatusCode): StatusColour {
  return colourOf(status, 'green', 'red');
}

/** The colour of a status where 1 is bad news: 1 red, -1 green, 0 and unknown codes gray. */
export function positiveIsBadColour(status: StatusCode): StatusColour {
  return colourOf(status, 'red', 'green');
}

function colourOf(status: StatusCode, positive: StatusColour, negative: StatusColour): StatusColour {
  switch (String(status)) {
    case '1':
      return positive;
    case '-1':
      return negative;
    default:
      return 'gray';
  }
}
