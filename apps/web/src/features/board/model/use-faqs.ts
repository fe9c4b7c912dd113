import type { Faq } from '@mall/contracts/board-post';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { faqsQuery } from '../api/board.query.ts';

/** The tab for all questions. */
const everything = '전체';

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

function holds({ question, answerHtml }: Faq, word: string): boolean {
  return plain(`${question} ${answerHtml.replaceAll(/<[^>]*>/g, ' ')}`).includes(plain(word));
}

/** The frequent questions, filtered by category and by a word of question or answer. */
export function useFaqs() {
  const { data, isPending, error, refetch } = useQuery(faqsQuery());
  const [category, setCategory] = useState(everything);
  const [word, setWord] = useState('');
  usePageTitle('자주 묻는 질문');
  const found = (data ?? []).filter((faq) => holds(faq, word));
  return {
    isPending,
    error,
    retry: () => void refetch(),
    isEmpty: data?.length === 0,
    categories: [everything, ...new Set((data ?? []).map((faq) => faq.category))],
    category,
    choose: setCategory,
    word,
    search: setWord,
    /** Clears the filters of the list. */
    reset: () => {
      setCategory(everything);
      setWord('');
    },
    shown: found.filter((faq) => category === everything || faq.category === category),
  };
}
export type Faqs = ReturnType<typeof useFaqs>;
