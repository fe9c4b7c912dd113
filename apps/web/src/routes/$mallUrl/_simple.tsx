import { createFileRoute } from '@tanstack/react-router';
import { DesktopSimple } from '../../shell/desktop/desktop-simple.tsx';

export const Route = createFileRoute('/$mallUrl/_simple')({ component: DesktopSimple });
