import { useTheme } from '@emotion/react';
import { type RefObject, useEffect, useState } from 'react';
import { openMicroform } from './flex.ts';
import type { FlexField, FlexMicroform } from './flex-types.ts';

/** The fields of Cybersource's: where each stands in our layout, and its label. */
interface FieldPlaces {
  readonly number: RefObject<HTMLElement | null>;
  readonly securityCode: RefObject<HTMLElement | null>;
  readonly numberLabel: string;
  readonly codeLabel: string;
  /** Of what is typed, as the page shows it: the frames know none of its names. */
  readonly color: string;
}

/** The microform of a capture context with its fields, in the look of the shop; `undefined` until it is there, `failed` where it does not come. */
export function useMicroform(
  captureContext: string,
  { number, securityCode, numberLabel, codeLabel, color }: FieldPlaces,
): FlexMicroform | 'failed' | undefined {
  const [microform, setMicroform] = useState<FlexMicroform | 'failed'>();
  const { fontSize: size } = useTheme().textStyle.body;
  useEffect(() => {
    let isGone = false;
    let shown: readonly FlexField[] = [];
    const show = (opened: FlexMicroform) => {
      if (isGone || !number.current || !securityCode.current) return;
      // Each tells screen readers itself what it is.
      const named = (label: string) => ({ title: label, 'aria-label': label });
      const numberField = opened.createField('number', named(numberLabel));
      const codeField = opened.createField('securityCode', named(codeLabel));
      numberField.load(number.current);
      codeField.load(securityCode.current);
      shown = [numberField, codeField];
      setMicroform(opened);
    };
    openMicroform(captureContext, { color, 'font-size': size }).then(show, () =>
      setMicroform('failed'),
    );
    return () => {
      isGone = true;
      for (const field of shown) field.dispose();
    };
  }, [captureContext, color, size, number, securityCode, numberLabel, codeLabel]);
  return microform;
}
