import { lazy, Suspense } from 'react';
import { OfficeGate } from './features/sign-in/office-gate.tsx';

const Frame = lazy(() => import('./frame.tsx').then(({ Frame: component }) => ({ default: component })));

/** The office: its gate, and behind it the parts that only signed-in staff need. */
export function Office() {
  return (
    <OfficeGate>
      <Suspense>
        <Frame />
      </Suspense>
    </OfficeGate>
  );
}
