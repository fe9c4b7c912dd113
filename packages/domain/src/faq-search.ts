import { initialsOf, interpretKeyword, jamoOf, type SearchWord } from './search-text.ts';

/** The searchable parts of a frequent question. */
type Searched = { readonly category: string; readonly question: string; readonly answerHtml: string };

// These words occur in any question, so they do not distinguish questions.
const questionWords = new Set(
  '언제 어디 어디서 어디에서 어떻게 어떤 무엇 무슨 뭐 왜 얼마 얼마나 몇 누가 누구 혹시 있나요 있어요 되나요 돼요 하나요 해요 하고 싶어요 알려줘 알려주세요 궁금해요 좀 제가'.split(
    ' ',
  ),
);
const particles = /(?:에서는|에서|으로|까지|부터|이나|하고|은|는|이|가|을|를|의|에|로|도|만|와|과|나|랑|요)$/;

/** 배송은 → 배송: a word is also searched without its particle. */
const bareWord = (word: string): string => {
  const bare = word.replace(particles, '');
  return Array.from(bare).length >= 2 ? bare : word;
};

const wordsOf = (question: string): SearchWord[][] =>
  interpretKeyword(question)
    .filter(({ text }) => !questionWords.has(text))
    .map((word) => [word, ...interpretKeyword(bareWord(word.text))]);

const isIn = ({ jamo, initials }: SearchWord, text: string): boolean =>
  jamo.some((letters) => jamoOf(text).includes(letters)) || (initials !== null && initialsOf(text).includes(initials));

/** The weight of a word found in the question, the category or the answer. */
const weights = { question: 4, category: 2, answer: 1 };

function worthOf(readings: readonly SearchWord[], { question, category, answerHtml }: Searched): number {
  const places = [
    { text: question, weight: weights.question },
    { text: category, weight: weights.category },
    { text: answerHtml.replaceAll(/<[^>]*>/g, ' '), weight: weights.answer },
  ];
  return places.find(({ text }) => readings.some((word) => isIn(word, text)))?.weight ?? 0;
}

/**
 * The frequent questions closest to a question in the user's own words, best first, by the rules of the mall's search: unfinished
 * syllables, initial consonants and Korean typed on an English layout are understood. A question that contains fewer than half of the words
 * does not match.
 */
export function searchFaqs<Faq extends Searched>(faqs: readonly Faq[], question: string, most: number): Faq[] {
  const words = wordsOf(question);
  return faqs
    .map((faq) => ({ faq, worths: words.map((readings) => worthOf(readings, faq)) }))
    .filter(({ worths }) => worths.length > 0 && worths.filter((worth) => worth > 0).length * 2 >= words.length)
    .map(({ faq, worths }) => ({ faq, worth: worths.reduce((sum, worth) => sum + worth, 0) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ faq }) => faq);
}
