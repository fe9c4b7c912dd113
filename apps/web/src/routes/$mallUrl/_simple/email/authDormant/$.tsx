import { mallPath } from '@mall/domain/redirects';
import { createFileRoute, redirect } from '@tanstack/react-router';

// R2.13: email/authDormant/* is the one page, whatever follows.
export const Route = createFileRoute('/$mallUrl/_simple/email/authDormant/$')({
  beforeLoad: ({ params, location }) => {
    const page = mallPath(params.mallUrl, 'pc', '/email/authDormant');
    throw redirect({ href: `${page}${location.searchStr}`, replace: true });
  },
});
