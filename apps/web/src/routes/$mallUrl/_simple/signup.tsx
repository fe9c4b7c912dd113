import { createFileRoute } from '@tanstack/react-router';
import { SignupPage } from '../../../features/joining/desktop/signup.page.tsx';
import { guardSignup } from '../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_simple/signup')({ beforeLoad: guardSignup, component: SignupPage });
