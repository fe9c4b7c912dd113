import type { SecondStep as Step } from '@mall/contracts/office/sign-in';
import { lazy, Suspense, useState } from 'react';
import { ForgottenStep } from './forgotten-step.tsx';
import { PasswordStep } from './password-step.tsx';

// Loaded during the first step, which does not wait for it.
const SecondStep = lazy(() => import('./second-step.tsx').then((module) => ({ default: module.SecondStep })));

type Props = {
  /** The owner of the ended session; asked for when unknown. */
  email?: string;
  onSignedIn: () => void;
};

/** From an address to a session, step by step. */
export function SignInFlow({ email: known = '', onSignedIn }: Props) {
  const [email, setEmail] = useState(known);
  const [step, setStep] = useState<Step | 'password' | 'forgotten'>('password');
  const back = () => setStep('password');
  if (step === 'forgotten') return <ForgottenStep email={email} onEmail={setEmail} onBack={back} />;
  if (step !== 'password')
    return (
      <Suspense>
        <SecondStep email={email} step={step} onBack={back} onSignedIn={onSignedIn} />
      </Suspense>
    );
  return (
    <PasswordStep
      email={email}
      onEmail={setEmail}
      onPassword={setStep}
      onSignedIn={onSignedIn}
      onForgotten={() => setStep('forgotten')}
    />
  );
}
