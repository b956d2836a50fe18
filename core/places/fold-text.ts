const marks = /\p{M}+/gu;
const noWord = /[^\p{L}\p{N}]+/gu;

/**
 * A text as names are compared: lower case, without accents and punctuation, single spaces between its words.
 * `L'Haÿ-les-Roses` and `l hay les roses` fold to the same.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(marks, '')
    .replaceAll(noWord, ' ')
    .trim();

/** The words of a text, folded; none of an empty one. */
export const foldedWords = (text: string): readonly string[] => {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
};
