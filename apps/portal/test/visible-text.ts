/** Matches the innermost element whose full text equals `text`, even if the text spans several elements. */
export function visibleText(text: string | RegExp) {
  const reads = (element: Element): boolean => {
    const words = element.textContent.trim().replaceAll(/\s+/g, ' ');
    return typeof text === 'string' ? words === text : text.test(words);
  };
  return (_own: string, element: Element | null): boolean =>
    element !== null && reads(element) && ![...element.children].some(reads);
}
