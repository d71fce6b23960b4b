/** Characters of the articles that a withdrawal without an account names. */
export const maxArticlesLength = 300
