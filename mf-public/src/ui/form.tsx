import type { ComponentProps, ReactNode } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  /** Sends what was typed, and handles its own failures. */
  onSend: () => Promise<unknown>;
}

/** A form whose fields show their own faults, and that is sent without a new page. */
export function Form({ onSend, ...form }: FormProps): ReactNode {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    />
  );
}
