import { timeLeftText } from '@mall/domain/exhibition-period';
import { useEffect, useState } from 'react';

const minuteMilliseconds = 60_000;

/** The time left of an exhibition, updated while its page stays open. */
export function useTimeLeft(endsOn: string): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return timeLeftText({ endsOn }, now);
}
