import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Announces to a screen reader which page has opened: a page change without a page load is silent otherwise. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [text, setText] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        setText(document.querySelector('h1')?.textContent ?? document.title);
      }),
    [router],
  );
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
