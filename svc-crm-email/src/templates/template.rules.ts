export interface TemplateFields extends TemplateSource {
  readonly name: string;
  readonly isActive: boolean;
}

/** The fields that staff wrote. If the text is missing, it is made from the HTML. */
export interface TemplateSource {
  readonly subject: string;
  readonly htmlContent: string;
  readonly textContent: string | null;
}
