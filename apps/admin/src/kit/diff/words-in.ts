/** The text of markup; each paragraph is a line. */
export const wordsIn = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<(\/p|\/h\d|\/li|\/tr|br ?\/?)>/g, '$&\n'),
    'text/html',
  );
  return body.textContent.replaceAll(/\n\s*\n/g, '\n').trim();
};
