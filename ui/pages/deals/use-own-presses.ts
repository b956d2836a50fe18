import { type MouseEvent, useRef } from 'react';

/**
 * Keeps from a step the second half of a double press that finished the step before: it chooses nothing, and does not
 * take the focus from the heading. Its handlers go on the element around the step [SHP-23].
 */
export const useOwnPresses = () => {
  const isPressed = useRef(false);
  const isOfStepBefore = ({ detail }: MouseEvent): boolean => detail > 1 && !isPressed.current;
  return {
    onMouseDownCapture: (event: MouseEvent): void => {
      if (isOfStepBefore(event)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent): void => {
      if (isOfStepBefore(event)) event.stopPropagation();
      else isPressed.current = true;
    },
  };
};
