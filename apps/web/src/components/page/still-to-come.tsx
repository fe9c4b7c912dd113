/** In place of a part of which it is not known yet whether there is one: the footer waits for it, and never moves away from a tap. */
export const StillToCome = () => <span hidden data-unfinished />;
