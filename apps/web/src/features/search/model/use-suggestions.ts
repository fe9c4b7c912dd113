import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { suggestionsQuery } from '../api/search.query.ts';

const typingPauseMilliseconds = 120;

/** Suggestions for what is being typed, after a short pause. */
export function useSuggestions(typed: string) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), typingPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [], isSuccess, isPlaceholderData } = useQuery(suggestionsQuery(useDeferredValue(settled)));
  const isTyping = typed.trim() !== '';
  const isSettled = isSuccess && !isPlaceholderData && settled === typed.trim();
  return {
    suggestions: isTyping ? data : [],
    /** R8.10: nothing begins with what was typed. */
    isNothing: isTyping && isSettled && data.length === 0,
  };
}
