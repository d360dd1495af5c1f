/** Frequent words of other languages that no English sentence has. */
const foreignWords = new Set(
  `el los las del una por para mi mis su está estoy quiero quisiera queremos puedo puede podemos pueden necesito necesitamos hola
  gracias cuánto cuanto cuántas cuesta precio reserva reservar reservación reservacion habitación habitacion noche noches fecha fechas
  cancelar reembolso devolución disponible disponibilidad tienen tiene favor cuál cuando cuándo dónde donde qué persona perro casa
  hablar ayuda problema funciona mañana semana enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  je nous vous les une avec puis peux peut pouvons voudrais voudrions annuler annulation réservation remboursement rembourser bonjour
  merci combien nuit nuits prix disponibles s'il plaît plait chambre maison quelle quel aide février juillet août décembre semaine avez
  ich wir der das und ist ein eine für mit mein meine können kann möchte möchten stornieren stornierung buchung reservierung
  rückerstattung erstattung hallo danke wieviel viel kostet nacht nächte preis verfügbar bitte haben gibt hund haus zimmer hilfe
  januar februar märz juni juli dezember wochenende woche
  il gli della sono vorrei possiamo posso prenotazione annullare rimborso grazie quanto costa notte notti prezzo
  não nao você voce quero cancelamento preço noites obrigado quanto
  geboekt annuleren boeking reservering`
    .split(/\s+/)
    .filter(Boolean),
);
const englishWords = new Set(
  `the a an is are was do does did can could would will i we you it my our your how what when where which who of to for from and or
  in on at with have has had be not there this that any if please`.split(/\s+/),
);

/** Whether a message is in another language or script than English: the topics would misread its words. */
export function isForeign(question: string): boolean {
  const words = question.toLowerCase().match(/[\p{L}][\p{L}']*/gu) ?? [];
  if (words.filter((word) => /[^\p{Script=Latin}']/u.test(word)).length > words.length / 2) return true;
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  return foreign > english || (foreign === words.length && foreign > 0);
}
