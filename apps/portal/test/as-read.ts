/** Finds the innermost element with a text as it is read, however many elements the text is set in. */
export function asRead(text: string | RegExp) {
  const reads = (element: Element): boolean => {
    const words = element.textContent.trim().replaceAll(/\s+/g, ' ');
    return typeof text === 'string' ? words === text : text.test(words);
  };
  return (_own: string, element: Element | null): boolean =>
    element !== null && reads(element) && ![...element.children].some(reads);
}
