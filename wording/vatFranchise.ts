/** What a shop under the franchise says in place of VAT (CGI art. 293 E). */
export const vatFranchise = 'TVA non applicable, art. 293 B du CGI'
