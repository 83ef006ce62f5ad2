/** What one way of confirming is given. Its form carries `formId`, so that the button at the foot of the dialog sends it. */
export interface ProofPartProps {
  formId: string;
  onDone: () => void;
  onBusy: (busy: boolean) => void;
}
