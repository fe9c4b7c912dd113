import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useMenu } from '../../../lib/mall/use-menu.ts';
import { findsQuery, suggestionsQuery } from '../api/search-hints.query.ts';
import { type Suggested, suggestedCategories } from './suggested.ts';

const typingPauseMilliseconds = 120;
const mostWords = 6;

/** Suggestions for the typed text: words, categories, products; before anything is typed, recent searches. */
export function useSuggestions(typed: string, recentWords: readonly string[]) {
  const { words, finds, isSettled } = useSuggested(typed.trim());
  const { items: menu } = useMenu();
  const isTyping = typed.trim() !== '';
  const suggestions = useMemo((): Suggested[] => {
    if (!isTyping) return recentWords.map((text) => ({ of: 'recent', text, note: '' }));
    const known = words.filter(({ kind }) => kind !== 'product' && kind !== 'category');
    const categories = words.filter(({ kind }) => kind === 'category').map(({ text }) => text);
    return [
      ...known
        .slice(0, mostWords)
        .map(({ text, kind }): Suggested => ({ of: 'word', text, note: kind === 'brand' ? '브랜드' : '' })),
      ...suggestedCategories(menu, [typed.trim(), ...categories]),
      ...finds.map(({ name, ...row }): Suggested => ({ of: 'product', text: name, ...row })),
    ];
  }, [isTyping, recentWords, words, finds, menu, typed]);
  return {
    suggestions,
    /** R8.10: there is no suggestion for the typed text. */
    isNothing: isTyping && isSettled && suggestions.length === 0,
  };
}

/** The server's suggestions, after a short pause. */
function useSuggested(text: string) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = useDeferredValue(settled);
  const words = useQuery(suggestionsQuery(asked));
  const found = useQuery(findsQuery(asked));
  const isKnown = [words, found].every(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData);
  return { words: words.data ?? none, finds: found.data ?? none, isSettled: isKnown && settled === text };
}

const none: never[] = [];
